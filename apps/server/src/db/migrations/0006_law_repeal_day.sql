DROP INDEX "law_revision";--> statement-breakpoint
ALTER TABLE "law_repeal" ALTER COLUMN "repealed_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "law" DROP COLUMN "revision";