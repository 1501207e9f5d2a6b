ALTER TABLE "setting" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "setting" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;