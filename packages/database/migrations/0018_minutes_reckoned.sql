ALTER TABLE "fixture" ADD COLUMN "minute_estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fixture" ADD COLUMN "seen_until" timestamp with time zone;