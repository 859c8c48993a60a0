CREATE TABLE "subscription_pause" (
	"subscription_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscription_pause_subscription_id_starts_at_pk" PRIMARY KEY("subscription_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "pause_months" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_pause" ADD CONSTRAINT "subscription_pause_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_pause" ADD CONSTRAINT "subscription_pause_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_pause_account_id_ends_at_index" ON "subscription_pause" USING btree ("account_id","ends_at");