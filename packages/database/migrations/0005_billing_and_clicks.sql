ALTER TABLE "subscription" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "payment_url" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "click_id" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "read_at" timestamp with time zone;