CREATE TABLE "clean_copy" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"pseudonym" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"terms" text NOT NULL,
	"acknowledged_at" timestamp with time zone NOT NULL,
	"given_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review_finding" ADD COLUMN "is_reworded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clean_copy" ADD CONSTRAINT "clean_copy_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clean_copy_time" ON "clean_copy" USING btree ("acknowledged_at","id");--> statement-breakpoint
CREATE INDEX "clean_copy_user" ON "clean_copy" USING btree ("user_id");