ALTER TABLE "user" DROP COLUMN "agreement_version";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "agreed_at";