-- A name that folds to a mail address kept the owner of that address from signing in. Its account has its address to sign in with, and is listed by `users names`.
UPDATE "account" SET "username" = "renamed", "folded_username" = "renamed"
FROM (SELECT "id" AS "renamed_id", 'renamed-' || substr(md5("id"::text || random()::text), 1, 12) AS "renamed" FROM "account") AS "new_names"
WHERE "account"."id" = "renamed_id" AND strpos("folded_username", '@') > 0;--> statement-breakpoint
ALTER TABLE "email_change" ADD COLUMN "only_session" text;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_name_is_no_address" CHECK (strpos(folded_username, '@') = 0);--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_email_is_an_address" CHECK (strpos(folded_email, '@') > 0);
