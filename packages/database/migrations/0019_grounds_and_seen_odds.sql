CREATE TABLE "odds_seen" (
	"fixture_id" integer NOT NULL,
	"market_id" smallint NOT NULL,
	"source" text NOT NULL,
	"bookmaker_ids" smallint[] NOT NULL,
	"selections" smallint[] NOT NULL,
	"lines" real[] NOT NULL,
	"prices" real[] NOT NULL,
	"seen_at" integer[] NOT NULL,
	CONSTRAINT "odds_seen_fixture_id_market_id_source_pk" PRIMARY KEY("fixture_id","market_id","source")
);
--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "latitude" real;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "longitude" real;--> statement-breakpoint
ALTER TABLE "odds_seen" ADD CONSTRAINT "odds_seen_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE cascade ON UPDATE no action;