ALTER TABLE "message" ADD COLUMN "clone_version" integer;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "asked_by_api" boolean DEFAULT false NOT NULL;