CREATE TABLE "letterhead" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"look" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letterhead" ADD CONSTRAINT "letterhead_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letterhead_owner" ON "letterhead" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "letterhead_default" ON "letterhead" USING btree ("owner_id") WHERE "letterhead"."is_default";