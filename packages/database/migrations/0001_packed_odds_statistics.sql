-- Nothing searches inside the packed arrays, and gathering statistics about them takes longer than about everything else.
ALTER TABLE "odds_current"
	ALTER COLUMN "bookmaker_ids" SET STATISTICS 0,
	ALTER COLUMN "selections" SET STATISTICS 0,
	ALTER COLUMN "lines" SET STATISTICS 0,
	ALTER COLUMN "openings" SET STATISTICS 0,
	ALTER COLUMN "prices" SET STATISTICS 0;
