ALTER TABLE "clone" ADD COLUMN "threads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "clone" SET "threads" = shown."count" FROM (
  SELECT "clone_id", count(*)::integer AS "count" FROM "clone_comment"
  WHERE "parent_id" IS NULL AND "state" = 'shown' GROUP BY "clone_id"
) AS shown WHERE shown."clone_id" = "clone"."id";--> statement-breakpoint
CREATE INDEX "clone_comment_not_shown" ON "clone_comment" USING btree ("clone_id") WHERE parent_id is null and state <> 'shown';
