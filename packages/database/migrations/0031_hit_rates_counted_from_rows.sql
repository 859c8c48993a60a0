DROP INDEX "side_list_index";--> statement-breakpoint
DROP INDEX "side_price_index";--> statement-breakpoint
DROP INDEX "side_chance_index";--> statement-breakpoint
DROP INDEX "side_league_index";--> statement-breakpoint
CREATE INDEX "side_list_index" ON "side" USING btree ("team_id","kickoff" DESC NULLS LAST,"fixture_id","season_id","home","coach_id","points","price","price_bookmaker_id","chance");--> statement-breakpoint
CREATE INDEX "side_price_index" ON "side" USING btree ("price_bookmaker_id","price","kickoff","fixture_id","home","league_id","season_id") WHERE points is not null and price is not null;--> statement-breakpoint
CREATE INDEX "side_chance_index" ON "side" USING btree ("price_bookmaker_id","chance","kickoff","fixture_id","home","league_id","season_id") WHERE points is not null and chance is not null;--> statement-breakpoint
CREATE INDEX "side_league_index" ON "side" USING btree ("league_id","price_bookmaker_id","kickoff","fixture_id","home","season_id","price","chance") WHERE points is not null and price is not null;--> statement-breakpoint
ALTER TABLE "side" DROP COLUMN "hits";