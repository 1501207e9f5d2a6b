ALTER TABLE "message" ADD COLUMN "as_of" date;--> statement-breakpoint
UPDATE "message" SET "as_of" = "run"."as_of" FROM "run" WHERE "run"."message_id" = "message"."id";--> statement-breakpoint
UPDATE "message" SET "as_of" = coalesce(
	(SELECT min(answer.as_of) FROM "message" answer WHERE answer.parent_id = "message"."id"),
	("message"."created_at" AT TIME ZONE 'Asia/Shanghai')::date
) WHERE "as_of" IS NULL;--> statement-breakpoint
ALTER TABLE "message" ALTER COLUMN "as_of" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "exclusive_key" text;--> statement-breakpoint
UPDATE "run" SET "subject_kind" = 'answer', "subject_id" = "message_id", "exclusive_key" = "conversation_id";--> statement-breakpoint
ALTER TABLE "run" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "run" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "run" DROP CONSTRAINT "run_conversation_id_conversation_id_fk";--> statement-breakpoint
ALTER TABLE "run" DROP CONSTRAINT "run_message_id_message_id_fk";--> statement-breakpoint
DROP INDEX "run_message";--> statement-breakpoint
DROP INDEX "run_one_per_conversation";--> statement-breakpoint
ALTER TABLE "run" DROP COLUMN "conversation_id";--> statement-breakpoint
ALTER TABLE "run" DROP COLUMN "message_id";--> statement-breakpoint
ALTER TABLE "run" DROP COLUMN "as_of";--> statement-breakpoint
CREATE INDEX "run_subject" ON "run" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "run_exclusive" ON "run" USING btree ("exclusive_key") WHERE state = 'running';--> statement-breakpoint
-- A run goes with its subject, whichever way that goes. Every kind of subject has one such trigger on its table.
CREATE FUNCTION remove_runs_of_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM run USING gone WHERE run.subject_kind = TG_ARGV[0] AND run.subject_id = gone.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER message_removes_runs AFTER DELETE ON message REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION remove_runs_of_subject('answer');
