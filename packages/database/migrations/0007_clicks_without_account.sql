ALTER TABLE "referral_click" DROP CONSTRAINT "referral_click_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "referral_click" DROP COLUMN "account_id";