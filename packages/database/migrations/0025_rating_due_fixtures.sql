-- What was marked before names no fixtures: it is made anew from its first day on.
UPDATE "rating_due" SET "anew" = true;--> statement-breakpoint
ALTER TABLE "rating_due" ADD COLUMN "fixtures" integer[] DEFAULT '{}' NOT NULL;
