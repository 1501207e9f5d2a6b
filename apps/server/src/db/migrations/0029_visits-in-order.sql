ALTER TABLE "clone_visit" ADD COLUMN "previous_day" date;--> statement-breakpoint
ALTER TABLE "clone_visit" ADD COLUMN "nth" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "clone_visit" SET "previous_day" = "ranked"."previous_day", "nth" = "ranked"."nth" FROM (
	SELECT "clone_id", "user_id", "day", lag("day") OVER "days" AS "previous_day", row_number() OVER "days" AS "nth"
	FROM "clone_visit" WINDOW "days" AS (PARTITION BY "clone_id", "user_id" ORDER BY "day")
) "ranked" WHERE "ranked"."clone_id" = "clone_visit"."clone_id" AND "ranked"."user_id" = "clone_visit"."user_id"
	AND "ranked"."day" = "clone_visit"."day";--> statement-breakpoint
CREATE INDEX "clone_visit_previous" ON "clone_visit" USING btree ("clone_id","previous_day","day");--> statement-breakpoint
CREATE INDEX "clone_visit_first" ON "clone_visit" USING btree ("clone_id","day","previous_day") WHERE nth <= 2;