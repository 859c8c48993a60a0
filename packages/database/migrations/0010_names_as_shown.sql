DROP INDEX "coach_country_id_folded_name_index";--> statement-breakpoint
DROP INDEX "player_country_id_folded_name_index";--> statement-breakpoint
DROP INDEX "referee_country_id_folded_name_index";--> statement-breakpoint
ALTER TABLE "coach" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "referee" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "coach" SET "sort_name" = replace(replace(replace(replace(translate(regexp_replace(normalize(lower(normalize("common_name", NFKD)), NFKD), '[\u0300-\u036f]', '', 'g'), 'øØđĐðłŁħıŋ’‘ʻʼ', 'oodddllhin'''''''''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');--> statement-breakpoint
UPDATE "player" SET "sort_name" = replace(replace(replace(replace(translate(regexp_replace(normalize(lower(normalize("common_name", NFKD)), NFKD), '[\u0300-\u036f]', '', 'g'), 'øØđĐðłŁħıŋ’‘ʻʼ', 'oodddllhin'''''''''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');--> statement-breakpoint
UPDATE "referee" SET "sort_name" = replace(replace(replace(replace(translate(regexp_replace(normalize(lower(normalize("common_name", NFKD)), NFKD), '[\u0300-\u036f]', '', 'g'), 'øØđĐðłŁħıŋ’‘ʻʼ', 'oodddllhin'''''''''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');--> statement-breakpoint
CREATE INDEX "coach_country_id_sort_name_index" ON "coach" USING btree ("country_id","sort_name");--> statement-breakpoint
CREATE INDEX "player_country_id_sort_name_index" ON "player" USING btree ("country_id","sort_name");--> statement-breakpoint
CREATE INDEX "referee_country_id_sort_name_index" ON "referee" USING btree ("country_id","sort_name");--> statement-breakpoint
INSERT INTO "season_due" ("season_id") SELECT "id" FROM "season" ON CONFLICT DO NOTHING;
