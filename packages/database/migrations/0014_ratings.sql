CREATE TABLE "forecast" (
	"fixture_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"inputs" uuid NOT NULL,
	"home_goals" smallint,
	"away_goals" smallint,
	"log_home" double precision NOT NULL,
	"log_away" double precision NOT NULL,
	"log_goals" double precision NOT NULL,
	"pi" double precision NOT NULL,
	"home" double precision NOT NULL,
	"draw" double precision NOT NULL,
	"away" double precision NOT NULL,
	"over25" double precision NOT NULL,
	"home_corners" double precision NOT NULL,
	"away_corners" double precision NOT NULL,
	"home_yellow_cards" double precision NOT NULL,
	"away_yellow_cards" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_due" (
	"day" date PRIMARY KEY NOT NULL,
	"anew" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_fit" (
	"season" smallint PRIMARY KEY NOT NULL,
	"matches" integer NOT NULL,
	"home" double precision[] NOT NULL,
	"away" double precision[] NOT NULL,
	"over25" double precision[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating_snapshot" (
	"day" date PRIMARY KEY NOT NULL,
	"state" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "odds_current" ADD COLUMN "closings" boolean[];--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "tier" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "forecast" ADD CONSTRAINT "forecast_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forecast_day_index" ON "forecast" USING btree ("day");--> statement-breakpoint
UPDATE "league" SET "tier" = t."tier" FROM (VALUES
	('austria/2-liga', 2), ('brazil/serie-b', 2), ('england/championship', 2), ('england/league-one', 3), ('england/league-two', 4),
	('england/national-league', 5), ('france/ligue-2', 2), ('germany/2-bundesliga', 2), ('germany/3-liga', 3), ('italy/serie-b', 2),
	('scotland/championship', 2), ('scotland/league-one', 3), ('scotland/league-two', 4), ('spain/la-liga-2', 2),
	('switzerland/challenge-league', 2), ('turkey/1-lig', 2)
) AS t("stable_key", "tier") WHERE "league"."stable_key" = t."stable_key";--> statement-breakpoint
ALTER TABLE "rating_snapshot" ALTER COLUMN "state" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "rating_due" SELECT min(("kickoff" AT TIME ZONE 'UTC')::date), true FROM "fixture" HAVING count(*) > 0;
