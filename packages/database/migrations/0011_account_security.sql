CREATE TABLE "email_change" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"old_hash" text NOT NULL,
	"new_hash" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_token" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_old_hash_index" ON "email_change" USING btree ("old_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_new_hash_index" ON "email_change" USING btree ("new_hash");--> statement-breakpoint
CREATE INDEX "email_change_expires_at_index" ON "email_change" USING btree ("expires_at");