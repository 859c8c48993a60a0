CREATE TABLE "forecast_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forecast_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"simulated" boolean NOT NULL,
	"kind" text NOT NULL,
	"fixture_id" integer NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"kickoff" timestamp with time zone NOT NULL,
	"league_id" integer NOT NULL,
	"league" text NOT NULL,
	"home" text NOT NULL,
	"away" text NOT NULL,
	"home_win" numeric(6, 5) NOT NULL,
	"draw" numeric(6, 5) NOT NULL,
	"away_win" numeric(6, 5) NOT NULL,
	"over25" numeric(6, 5),
	"both_score" numeric(6, 5),
	"corners_over95" numeric(6, 5),
	"yellow_cards_over35" numeric(6, 5),
	"price_home" numeric(8, 3),
	"price_draw" numeric(8, 3),
	"price_away" numeric(8, 3),
	"price_bookmaker_id" smallint,
	"price_over25" numeric(8, 3),
	"price_under25" numeric(8, 3),
	"goals_bookmaker_id" smallint,
	CONSTRAINT "forecast_record_before_kickoff" CHECK ("forecast_record"."recorded_at" < "forecast_record"."kickoff"),
	CONSTRAINT "forecast_record_within_a_day" CHECK ("forecast_record"."kickoff" <= "forecast_record"."recorded_at" + interval '24 hours')
);
--> statement-breakpoint
CREATE TABLE "merged_fixture" (
	"gone_id" integer PRIMARY KEY NOT NULL,
	"kept_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_head" (
	"simulated" boolean NOT NULL,
	"day" date NOT NULL,
	"forecasts" integer NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_head_simulated_day_pk" PRIMARY KEY("simulated","day")
);
--> statement-breakpoint
CREATE TABLE "record_month" (
	"simulated" boolean NOT NULL,
	"afterwards" boolean NOT NULL,
	"month" date NOT NULL,
	"forecasts" integer NOT NULL,
	"graded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_month_simulated_afterwards_month_pk" PRIMARY KEY("simulated","afterwards","month")
);
--> statement-breakpoint
CREATE TABLE "record_score" (
	"simulated" boolean NOT NULL,
	"afterwards" boolean NOT NULL,
	"kind" text NOT NULL,
	"market" text NOT NULL,
	"month" date NOT NULL,
	"league_id" integer NOT NULL,
	"sums" jsonb NOT NULL,
	CONSTRAINT "record_score_pk" PRIMARY KEY("simulated","afterwards","kind","market","month","league_id")
);
--> statement-breakpoint
ALTER TABLE "merged_fixture" ADD CONSTRAINT "merged_fixture_kept_id_fixture_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."fixture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forecast_record_fixture_id_kind_kickoff_simulated_index" ON "forecast_record" USING btree ("fixture_id","kind","kickoff","simulated");--> statement-breakpoint
CREATE INDEX "forecast_record_recorded_at_index" ON "forecast_record" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "forecast_record_kickoff_index" ON "forecast_record" USING btree ("kickoff");--> statement-breakpoint
CREATE INDEX "merged_fixture_kept_id_index" ON "merged_fixture" USING btree ("kept_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "only_added_to"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "only_added_to" BEFORE UPDATE OR DELETE OR TRUNCATE ON "forecast_record" FOR EACH STATEMENT EXECUTE FUNCTION "only_added_to"();--> statement-breakpoint
CREATE TRIGGER "only_added_to" BEFORE UPDATE OR DELETE OR TRUNCATE ON "record_head" FOR EACH STATEMENT EXECUTE FUNCTION "only_added_to"();
