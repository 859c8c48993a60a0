-- Nothing is looked for in these: what lists and documents hold takes a quarter of the time of ANALYZE.
ALTER TABLE "fixture_pressure" ALTER COLUMN "minutes" SET STATISTICS 0, ALTER COLUMN "values" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "fixture_statistics" ALTER COLUMN "values" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "lineup_entry" ALTER COLUMN "details" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "coach_season" ALTER COLUMN "details" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "player_season" ALTER COLUMN "details" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "referee_season" ALTER COLUMN "details" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "season_statistics" ALTER COLUMN "details" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "team_season" ALTER COLUMN "details" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "standing" ALTER COLUMN "details" SET STATISTICS 0, ALTER COLUMN "form" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "odds_current" ALTER COLUMN "bookmaker_ids" SET STATISTICS 0, ALTER COLUMN "selections" SET STATISTICS 0, ALTER COLUMN "lines" SET STATISTICS 0, ALTER COLUMN "openings" SET STATISTICS 0, ALTER COLUMN "prices" SET STATISTICS 0, ALTER COLUMN "closings" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "odds_seen" ALTER COLUMN "bookmaker_ids" SET STATISTICS 0, ALTER COLUMN "selections" SET STATISTICS 0, ALTER COLUMN "lines" SET STATISTICS 0, ALTER COLUMN "prices" SET STATISTICS 0, ALTER COLUMN "seen_at" SET STATISTICS 0;
