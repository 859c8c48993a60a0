INSERT INTO "follow" ("account_id", "league_id", "created_at")
SELECT "account_id", "league_id", "created_at" FROM "favourite_league" ORDER BY "created_at", "league_id";
