DROP INDEX "side_list_index";--> statement-breakpoint
ALTER TABLE "side" ADD COLUMN "chance" smallint;--> statement-breakpoint
CREATE FUNCTION pg_temp.margin_power(h float8, d float8, a float8) RETURNS float8 LANGUAGE plpgsql IMMUTABLE AS $$
-- The k with which the prices (their logarithms are given) to the power of -k add up to 1, by Newton's method from below: it cannot overshoot.
DECLARE
	k float8 := ln(3) / greatest(h, d, a);
	step float8;
BEGIN
	FOR i IN 1..100 LOOP
		step := (exp(-k * h) + exp(-k * d) + exp(-k * a) - 1) / (h * exp(-k * h) + d * exp(-k * d) + a * exp(-k * a));
		k := k + step;
		EXIT WHEN abs(step) < 1e-14;
	END LOOP;
	RETURN k;
END $$;--> statement-breakpoint
UPDATE "side" SET "chance" = round(1000 * exp(-p."k" * CASE WHEN "side"."home" THEN p."h" ELSE p."a" END)) FROM (
	SELECT "id", "h", "a", pg_temp.margin_power("h", "d", "a") AS "k" FROM (
		SELECT "id", ln("price_home"::float8) AS "h", ln("price_draw"::float8) AS "d", ln("price_away"::float8) AS "a" FROM "fixture"
		WHERE "price_home" > 1 AND "price_draw" > 1 AND "price_away" > 1 OFFSET 0
	) l OFFSET 0
) p WHERE p."id" = "side"."fixture_id";--> statement-breakpoint
DROP FUNCTION pg_temp.margin_power;--> statement-breakpoint
ALTER TABLE "forecast" ADD COLUMN "referee_effect" double precision;--> statement-breakpoint
CREATE INDEX "side_price_index" ON "side" USING btree ("price_bookmaker_id","price","kickoff","fixture_id","home","league_id","season_id") WHERE points is not null and price is not null;--> statement-breakpoint
CREATE INDEX "side_chance_index" ON "side" USING btree ("price_bookmaker_id","chance","kickoff","fixture_id","home","league_id","season_id") WHERE points is not null and chance is not null;--> statement-breakpoint
CREATE INDEX "side_list_index" ON "side" USING btree ("team_id","kickoff" DESC NULLS LAST,"fixture_id","season_id","home","coach_id","points","price","price_bookmaker_id","chance");--> statement-breakpoint
INSERT INTO "rating_due" SELECT min("day"), true FROM "forecast" HAVING count(*) > 0 ON CONFLICT ("day") DO UPDATE SET "anew" = true;
