CREATE TABLE "correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"reason" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "incident" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"source" text,
	"every_ms" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"took_ms" integer,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "name_decision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"decided" text NOT NULL,
	"source" text NOT NULL,
	"keys" text[] NOT NULL,
	"name" text NOT NULL,
	"team_id" integer NOT NULL,
	"team" text NOT NULL,
	"moved" integer NOT NULL,
	"actor" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"actor" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"finished_at" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"of" integer DEFAULT 0 NOT NULL,
	"outcome" jsonb,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "shown" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "correction_in_force" ON "correction" USING btree ("kind","target","target_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "incident_started_at_index" ON "incident" USING btree ("started_at");