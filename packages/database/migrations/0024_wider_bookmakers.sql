ALTER TABLE "odds_change" ALTER COLUMN "bookmaker_id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "odds_current" ALTER COLUMN "bookmaker_ids" SET DATA TYPE integer[];--> statement-breakpoint
ALTER TABLE "odds_seen" ALTER COLUMN "bookmaker_ids" SET DATA TYPE integer[];