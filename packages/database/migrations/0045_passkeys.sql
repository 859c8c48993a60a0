CREATE TABLE "account_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_step" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" integer,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment_money";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "passkey_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_identity" ADD CONSTRAINT "account_identity_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_step" ADD CONSTRAINT "sign_in_step_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_identity_account_id_index" ON "account_identity" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_account_id_index" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_step_account_id_index" ON "sign_in_step" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_step_expires_at_index" ON "sign_in_step" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_disputed" ON "payment" USING btree ("paid_at") WHERE dispute is not null;--> statement-breakpoint
CREATE INDEX "subscription_active" ON "subscription" USING btree ("account_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "subscription_running" ON "subscription" USING btree ("paid_through") WHERE status in ('active', 'cancelled');--> statement-breakpoint
CREATE INDEX "payment_money" ON "payment" USING btree ("months","paid_at","status","amount","refunded","dispute");