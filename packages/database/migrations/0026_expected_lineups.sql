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
ALTER TABLE "fixture_expected" ADD CONSTRAINT "fixture_expected_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture_expected" ADD CONSTRAINT "fixture_expected_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;