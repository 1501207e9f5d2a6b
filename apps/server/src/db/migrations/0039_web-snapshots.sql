CREATE TABLE "web_snapshot" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"address" text NOT NULL,
	"final_address" text NOT NULL,
	"title" text NOT NULL,
	"site" text NOT NULL,
	"published_at" text,
	"text" text NOT NULL,
	"is_cut" boolean NOT NULL,
	"text_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "web_snapshot" ADD CONSTRAINT "web_snapshot_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_snapshot_message" ON "web_snapshot" USING btree ("message_id");