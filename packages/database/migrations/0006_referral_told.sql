ALTER TABLE "referral_click" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referral_click" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_click" ADD COLUMN "converted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "referral_click_due_at_index" ON "referral_click" USING btree ("due_at") WHERE external_id is null;