DROP INDEX "side_list_index";--> statement-breakpoint
DROP INDEX "side_price_index";--> statement-breakpoint
DROP INDEX "side_chance_index";--> statement-breakpoint
ALTER TABLE "side" ADD COLUMN "hits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of each of nine hit rates two bits, known and happened, as the football rules set them from now on.
WITH listed AS (
  SELECT fixture_id, home,
    count(*) FILTER (WHERE type_id = 34 AND coalesce(comment, '') NOT LIKE '%Race%') AS corners,
    count(*) FILTER (WHERE type_id = 19) AS yellow,
    count(*) FILTER (WHERE type_id IN (20, 21)) AS red,
    count(*) FILTER (WHERE type_id = 19 AND minute <= 90) AS yellow_90,
    count(*) FILTER (WHERE type_id IN (20, 21) AND minute <= 90) AS red_90
  FROM event WHERE type_id IN (19, 20, 21, 34) AND NOT staff GROUP BY fixture_id, home
),
counted AS (
  SELECT own.fixture_id, own.home, own.goals, own.conceded, own.half_time_goals - own.half_time_conceded AS lead,
    coalesce(own.corners, CASE WHEN coalesce(o.corners, 0) + coalesce(t.corners, 0) > 0 THEN coalesce(o.corners, 0) END)
      + coalesce(other.corners, CASE WHEN coalesce(o.corners, 0) + coalesce(t.corners, 0) > 0 THEN coalesce(t.corners, 0) END) AS corners,
    CASE
      WHEN coalesce(o.yellow, 0) + coalesce(o.red, 0) + coalesce(t.yellow, 0) + coalesce(t.red, 0) > 0
        AND (coalesce(own.yellow_cards, coalesce(o.yellow_90, 0)) = coalesce(o.yellow_90, 0)
            AND coalesce(own.red_cards, coalesce(o.red_90, 0)) = coalesce(o.red_90, 0)
          OR coalesce(own.yellow_cards, coalesce(o.yellow, 0)) = coalesce(o.yellow, 0)
            AND coalesce(own.red_cards, coalesce(o.red, 0)) = coalesce(o.red, 0))
        AND (coalesce(other.yellow_cards, coalesce(t.yellow_90, 0)) = coalesce(t.yellow_90, 0)
            AND coalesce(other.red_cards, coalesce(t.red_90, 0)) = coalesce(t.red_90, 0)
          OR coalesce(other.yellow_cards, coalesce(t.yellow, 0)) = coalesce(t.yellow, 0)
            AND coalesce(other.red_cards, coalesce(t.red, 0)) = coalesce(t.red, 0))
      THEN coalesce(o.yellow_90, 0) + coalesce(o.red_90, 0) + coalesce(t.yellow_90, 0) + coalesce(t.red_90, 0)
      ELSE own.yellow_cards + own.red_cards + other.yellow_cards + other.red_cards
    END AS cards
  FROM side own
  JOIN side other ON other.fixture_id = own.fixture_id AND other.home <> own.home
  LEFT JOIN listed o ON o.fixture_id = own.fixture_id AND o.home = own.home
  LEFT JOIN listed t ON t.fixture_id = own.fixture_id AND t.home <> own.home
)
UPDATE side SET hits =
  CASE WHEN counted.goals + counted.conceded IS NULL THEN 0 ELSE 1365
    + 2 * (counted.goals + counted.conceded > 0)::int + 8 * (counted.goals + counted.conceded > 1)::int
    + 32 * (counted.goals + counted.conceded > 2)::int + 128 * (counted.goals + counted.conceded > 3)::int
    + 512 * (counted.goals > 0 AND counted.conceded > 0)::int + 2048 * (counted.conceded = 0)::int END
  + CASE WHEN counted.lead IS NULL THEN 0 ELSE 4096 + 8192 * (counted.lead > 0)::int END
  + CASE WHEN counted.corners IS NULL THEN 0 ELSE 16384 + 32768 * (counted.corners > 9)::int END
  + CASE WHEN counted.cards IS NULL THEN 0 ELSE 65536 + 131072 * (counted.cards > 4)::int END
FROM counted WHERE counted.fixture_id = side.fixture_id AND counted.home = side.home;--> statement-breakpoint
CREATE INDEX "side_list_index" ON "side" USING btree ("team_id","kickoff" DESC NULLS LAST,"fixture_id","season_id","home","coach_id","points","price","price_bookmaker_id","chance","hits");--> statement-breakpoint
CREATE INDEX "side_price_index" ON "side" USING btree ("price_bookmaker_id","price","kickoff","fixture_id","home","league_id","season_id","hits") WHERE points is not null and price is not null;--> statement-breakpoint
CREATE INDEX "side_chance_index" ON "side" USING btree ("price_bookmaker_id","chance","kickoff","fixture_id","home","league_id","season_id","hits") WHERE points is not null and chance is not null;--> statement-breakpoint
CREATE INDEX "side_league_index" ON "side" USING btree ("league_id","price_bookmaker_id","kickoff","fixture_id","home","season_id","price","chance","hits") WHERE points is not null and price is not null;
