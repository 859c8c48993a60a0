CREATE TABLE "season_chance" (
	"season_id" integer NOT NULL,
	"stage_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"team_id" integer NOT NULL,
	"day" date NOT NULL,
	"champion" real,
	"continental" real,
	"promotion" real,
	"relegation" real,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "season_chance_season_id_stage_id_group_id_round_team_id_pk" PRIMARY KEY("season_id","stage_id","group_id","round","team_id")
);
--> statement-breakpoint
ALTER TABLE "season_chance" ADD CONSTRAINT "season_chance_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_chance" ADD CONSTRAINT "season_chance_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;