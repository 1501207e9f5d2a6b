ALTER TABLE "conversation" ADD COLUMN "search" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "search" jsonb;