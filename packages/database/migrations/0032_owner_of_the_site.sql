ALTER TABLE "one_time_token" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "is_owner" boolean DEFAULT false NOT NULL;