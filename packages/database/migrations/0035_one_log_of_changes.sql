CREATE TABLE "log_reader" (
	"name" text PRIMARY KEY NOT NULL,
	"place" bigint NOT NULL,
	"due" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
INSERT INTO "log_reader" ("name", "place", "due")
SELECT r.name, coalesce((SELECT max(seq) FROM "live_event"), 0), r.due
FROM (VALUES
	('tables', array(SELECT season_id FROM "season_due")),
	('ratings', array(SELECT min(day) - date '1970-01-01' FROM "rating_due" WHERE anew HAVING count(*) > 0)),
	('facts', '{}'::integer[])
) AS r (name, due)
WHERE EXISTS (SELECT FROM "league");
--> statement-breakpoint
INSERT INTO "live_event" ("topic", "payload")
SELECT 'change', jsonb_build_object('tags', '[]'::jsonb, 'fixtures', d.fixtures, 'results', d.results)
FROM (SELECT
	array(SELECT DISTINCT fixture_id FROM "finder_due") AS fixtures,
	array(SELECT DISTINCT unnest(fixtures) FROM "rating_due" WHERE NOT anew) AS results
) AS d
WHERE d.fixtures <> '{}' OR d.results <> '{}';
--> statement-breakpoint
DROP TABLE "finder_due" CASCADE;--> statement-breakpoint
DROP TABLE "rating_due" CASCADE;--> statement-breakpoint
DROP TABLE "season_due" CASCADE;
