CREATE TABLE "search_name" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"origin" smallint NOT NULL,
	"lesser" boolean NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_name_kind_name_id_pk" PRIMARY KEY("kind","name","id")
);
--> statement-breakpoint
CREATE INDEX "search_name_team" ON "search_name" USING gin ("name" gin_trgm_ops) WITH (gin_pending_list_limit=512) WHERE kind = 'team';--> statement-breakpoint
CREATE INDEX "search_name_league" ON "search_name" USING gin ("name" gin_trgm_ops) WITH (gin_pending_list_limit=512) WHERE kind = 'league';--> statement-breakpoint
CREATE INDEX "search_name_player" ON "search_name" USING gin ("name" gin_trgm_ops) WITH (gin_pending_list_limit=512) WHERE kind = 'player';--> statement-breakpoint
CREATE INDEX "search_name_coach" ON "search_name" USING gin ("name" gin_trgm_ops) WITH (gin_pending_list_limit=512) WHERE kind = 'coach';