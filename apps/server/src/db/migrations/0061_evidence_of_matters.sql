CREATE TABLE "evidence_bundle" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"matter_id" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"asked" jsonb NOT NULL,
	"checksum" text NOT NULL,
	"pages" integer,
	"bytes" bigint,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error_code" text,
	"error_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "evidence_file" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"matter_id" text NOT NULL,
	"row" text NOT NULL,
	"position" integer NOT NULL,
	"document_id" text,
	"name" text NOT NULL,
	"pages" integer,
	"form" text,
	"error_code" text,
	"error_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_bundle" ADD CONSTRAINT "evidence_bundle_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_bundle" ADD CONSTRAINT "evidence_bundle_matter_id_matter_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_file" ADD CONSTRAINT "evidence_file_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_file" ADD CONSTRAINT "evidence_file_matter_id_matter_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_file" ADD CONSTRAINT "evidence_file_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_bundle_matter" ON "evidence_bundle" USING btree ("matter_id");--> statement-breakpoint
CREATE INDEX "evidence_bundle_owner" ON "evidence_bundle" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "evidence_bundle_end" ON "evidence_bundle" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "evidence_file_matter" ON "evidence_file" USING btree ("matter_id","position");--> statement-breakpoint
CREATE INDEX "evidence_file_document" ON "evidence_file" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "evidence_file_owner" ON "evidence_file" USING btree ("owner_id");