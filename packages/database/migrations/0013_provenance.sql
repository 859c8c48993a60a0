ALTER TABLE "fixture" RENAME COLUMN "told_by" TO "provenance";--> statement-breakpoint
ALTER TABLE "coach_season" RENAME COLUMN "told_by" TO "source";--> statement-breakpoint
ALTER TABLE "player_season" RENAME COLUMN "told_by" TO "source";--> statement-breakpoint
ALTER TABLE "referee_season" RENAME COLUMN "told_by" TO "source";--> statement-breakpoint
ALTER TABLE "season_statistics" RENAME COLUMN "told_by" TO "source";--> statement-breakpoint
ALTER TABLE "standing" RENAME COLUMN "told_by" TO "source";--> statement-breakpoint
ALTER TABLE "team_season" RENAME COLUMN "told_by" TO "source";--> statement-breakpoint
ALTER TABLE "top_scorer" RENAME COLUMN "told_by" TO "source";--> statement-breakpoint
ALTER TABLE "feed_count" RENAME COLUMN "told" TO "reported";--> statement-breakpoint
UPDATE "meta" SET "value" = ("value" - 'told') || jsonb_build_object('reported', "value"->'told') WHERE "key" = 'demo' AND "value" ? 'told';
