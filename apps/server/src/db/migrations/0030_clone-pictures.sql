CREATE TABLE "clone_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"clone_id" text NOT NULL,
	"bytes" integer NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "clone_picture_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clone_picture" ADD CONSTRAINT "clone_picture_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clone_picture_clone" ON "clone_picture" USING btree ("clone_id","serial");