CREATE TABLE "audited_citation" (
	"audit_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"is_doubtful" boolean NOT NULL,
	"is_changed_since" boolean NOT NULL,
	"citation" jsonb NOT NULL,
	CONSTRAINT "audited_citation_audit_id_number_pk" PRIMARY KEY("audit_id","number")
);
--> statement-breakpoint
CREATE TABLE "citation_audit" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"document_id" text,
	"pasted" text,
	"state" text NOT NULL,
	"characters_done" integer DEFAULT 0 NOT NULL,
	"characters" integer DEFAULT 0 NOT NULL,
	"as_of" date NOT NULL,
	"library_date" date,
	"error_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audited_citation" ADD CONSTRAINT "audited_citation_audit_id_citation_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."citation_audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citation_audit" ADD CONSTRAINT "citation_audit_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citation_audit" ADD CONSTRAINT "citation_audit_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "citation_audit_owner" ON "citation_audit" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "citation_audit_document" ON "citation_audit" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "citation_audit_unfinished" ON "citation_audit" USING btree ("state") WHERE state in ('waiting', 'working');