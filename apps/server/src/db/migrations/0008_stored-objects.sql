CREATE TABLE "stored_object" (
	"key" text PRIMARY KEY NOT NULL,
	"holder_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_object_holder" ON "stored_object" USING btree ("holder_id");