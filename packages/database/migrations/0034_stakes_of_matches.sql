CREATE TABLE "fixture_stake" (
	"fixture_id" integer PRIMARY KEY NOT NULL,
	"aim" text NOT NULL,
	"team_id" integer NOT NULL,
	"home" real NOT NULL,
	"away" real NOT NULL,
	"low" real NOT NULL,
	"high" real NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fixture_stake" ADD CONSTRAINT "fixture_stake_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture_stake" ADD CONSTRAINT "fixture_stake_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;