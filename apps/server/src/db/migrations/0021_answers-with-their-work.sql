-- Answers are kept for a day alone; those of before were not written with their work.
DELETE FROM "idempotency_key";--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "answer" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "answer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP COLUMN "status";