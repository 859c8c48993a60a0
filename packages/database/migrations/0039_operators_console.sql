CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"via" text NOT NULL,
	"actor_id" integer,
	"actor" text NOT NULL,
	"role" text,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text,
	"target" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
UPDATE "account" SET
	"role" = CASE WHEN "is_owner" THEN 'owner' END,
	"seen_at" = greatest("created_at", (SELECT max("expires_at") - interval '30 days' FROM "account_token" WHERE "account_id" = "account"."id"));--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "seen_at" SET DEFAULT now(), ALTER COLUMN "seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_target_kind_target_id_id_index" ON "audit_entry" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_id_index" ON "audit_entry" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action_id_index" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at_index" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_names" ON "account" USING gin ((folded_username || ' ' || folded_email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_created_at_id_index" ON "account" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_seen_at_id_index" ON "account" USING btree ("seen_at","id");--> statement-breakpoint
CREATE INDEX "outbox_mail_recipient" ON "outbox_mail" USING btree (lower(recipient));--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "is_owner";--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_role" CHECK (role in ('owner', 'support', 'editor', 'analyst'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "audit_only_added_to"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'audit_entry is only ever added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_only_added_to" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "audit_only_added_to"();--> statement-breakpoint
CREATE TRIGGER "only_added_to" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "only_added_to"();
