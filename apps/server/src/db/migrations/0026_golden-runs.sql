ALTER TABLE "clone" ADD COLUMN "tested_revision" integer;--> statement-breakpoint
ALTER TABLE "golden_run" ADD COLUMN "content" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "golden_run" ADD COLUMN "broken" jsonb DEFAULT '[]'::jsonb NOT NULL;