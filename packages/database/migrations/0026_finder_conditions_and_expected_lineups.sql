CREATE TABLE "fixture_expected" (
	"fixture_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"home" boolean NOT NULL,
	"player_id" integer,
	"player_name" text NOT NULL,
	"jersey_number" smallint,
	CONSTRAINT "fixture_expected_fixture_id_place_pk" PRIMARY KEY("fixture_id","place")
);
--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "price_bookmaker_id" integer;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "same_home_wins20" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "same_home_overs20" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "same_away_wins20" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "same_away_overs20" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "referee_id" integer;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "cards" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "referee_cards" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "referee_home_wins" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "temperature" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "wind" smallint;--> statement-breakpoint
ALTER TABLE "finder_fact" ADD COLUMN "wet" smallint;--> statement-breakpoint
ALTER TABLE "fixture_expected" ADD CONSTRAINT "fixture_expected_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture_expected" ADD CONSTRAINT "fixture_expected_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finder_fact_same_home_index" ON "finder_fact" USING btree ("price_bookmaker_id","price_home","kickoff","fixture_id") WHERE price_home is not null;--> statement-breakpoint
CREATE INDEX "finder_fact_same_away_index" ON "finder_fact" USING btree ("price_bookmaker_id","price_away","kickoff","fixture_id") WHERE price_away is not null;--> statement-breakpoint
INSERT INTO "finder_due" ("fixture_id") SELECT "id" FROM "fixture";
