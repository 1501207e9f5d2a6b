CREATE TABLE "case_folder" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_folder_case" (
	"folder_id" text NOT NULL,
	"case_id" text NOT NULL,
	"title" text NOT NULL,
	"number" text,
	"note" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_folder_case_folder_id_case_id_pk" PRIMARY KEY("folder_id","case_id")
);
--> statement-breakpoint
ALTER TABLE "case_folder" ADD CONSTRAINT "case_folder_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_folder_case" ADD CONSTRAINT "case_folder_case_folder_id_case_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."case_folder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_folder_owner" ON "case_folder" USING btree ("owner_id","updated_at");