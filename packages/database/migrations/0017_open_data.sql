CREATE TABLE "feed_answer" (
	"source" text NOT NULL,
	"path" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"hash" text NOT NULL,
	"body" "bytea" NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_answer_source_path_pk" PRIMARY KEY("source","path")
);
--> statement-breakpoint
CREATE TABLE "feed_call" (
	"source" text NOT NULL,
	"day" date NOT NULL,
	"hour" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "feed_call_source_day_hour_pk" PRIMARY KEY("source","day","hour")
);
