CREATE TABLE "address_book_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"matter_id" text NOT NULL,
	"template_id" text NOT NULL,
	"title" text NOT NULL,
	"revision" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"body" jsonb,
	"seen_facts_revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_version" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"title" text NOT NULL,
	"checksum" text NOT NULL,
	"characters" integer NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matter" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"sheet" jsonb NOT NULL,
	"facts_revision" integer NOT NULL,
	"changed_in" jsonb NOT NULL,
	"facts" integer NOT NULL,
	"contradicted" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_book_entry" ADD CONSTRAINT "address_book_entry_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_matter_id_matter_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_version" ADD CONSTRAINT "draft_version_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter" ADD CONSTRAINT "matter_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_book_entry_owner" ON "address_book_entry" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "draft_owner" ON "draft" USING btree ("owner_id","saved_at");--> statement-breakpoint
CREATE INDEX "draft_matter" ON "draft" USING btree ("matter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_version_number" ON "draft_version" USING btree ("draft_id","number");--> statement-breakpoint
CREATE INDEX "matter_owner" ON "matter" USING btree ("owner_id","saved_at");